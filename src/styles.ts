/*
 * The sheets of all screens, in the order in which they hold: a later one wins. Listed here, so that the order does not
 * depend on which part of the program is loaded first.
 */
import './ui/components/Button.css';
import './ui/files/files.css';
import './ui/components/Window.css';
import './ui/newgame/editions.css';
import './ui/lazy/notLoaded.css';
import './ui/rules/refusals.css';
import './games/axis-allies/ui/dice/dice.css';
import './ui/components/Stepper.css';
import './ui/newgame/choice.css';
import './games/axis-allies/ui/newGame/advantages.css';
import './ui/newgame/entries.css';
import './ui/newgame/newgame.css';
import './games/axis-allies/ui/end/end.css';
import './ui/mapControls/mapControls.css';
import './ui/components/menu.css';
import './ui/components/UnitCounter.css';
import './games/axis-allies/ui/spaces/spaces.css';
import './games/axis-allies/ui/spaces/facts.css';
import './games/axis-allies/ui/spaces/spaceTip.css';
import './ui/shell/mapTip.css';
import './ui/shell/notices.css';
import './games/axis-allies/ui/offers/offers.css';
import './ui/undo/undo.css';
import './games/axis-allies/ui/panel/endPhase.css';
import './games/axis-allies/ui/battle/battle.css';
import './games/axis-allies/ui/dice/loose.css';
import './games/axis-allies/ui/dice/decision.css';
import './games/axis-allies/ui/moves/moves.css';
import './games/axis-allies/ui/flights/flights.css';
import './games/axis-allies/ui/income/income.css';
import './games/axis-allies/ui/mobilize/mobilize.css';
import './games/axis-allies/ui/purchase/purchase.css';
import './games/axis-allies/ui/research/research.css';
import './games/axis-allies/ui/stranded/stranded.css';
import './ui/shell/sheet.css';
import './games/axis-allies/ui/battle/battleInSmallWindows.css';
import './games/axis-allies/ui/advantages/advantagesWindow.css';
import './games/axis-allies/ui/legend/legend.css';
import './ui/settings/settings.css';
import './games/axis-allies/ui/bar/powerPopover.css';
import './ui/shell/topbar.css';
import './ui/shell/topbarInSmallWindows.css';
import './ui/shell/shell.css';
import './ui/forcedColours.css';
