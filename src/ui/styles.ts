/*
 * The sheets of all screens, in the order in which they hold: a later one wins. Listed here, so that the order does not
 * depend on which part of the program is loaded first.
 */
import './components/Button.css';
import './files/files.css';
import './components/Window.css';
import './newgame/editions.css';
import './lazy/notLoaded.css';
import '../games/axis-allies/ui/refusals/refusals.css';
import '../games/axis-allies/ui/dice/dice.css';
import './components/Stepper.css';
import './newgame/choice.css';
import './newgame/advantages.css';
import './newgame/entries.css';
import './newgame/newgame.css';
import '../games/axis-allies/ui/end/end.css';
import './mapControls/mapControls.css';
import './components/menu.css';
import './components/UnitCounter.css';
import '../games/axis-allies/ui/spaces/spaces.css';
import '../games/axis-allies/ui/spaces/facts.css';
import '../games/axis-allies/ui/spaces/spaceTip.css';
import './shell/mapTip.css';
import './shell/notices.css';
import '../games/axis-allies/ui/offers/offers.css';
import './undo/undo.css';
import './shell/endPhase.css';
import '../games/axis-allies/ui/battle/battle.css';
import '../games/axis-allies/ui/dice/loose.css';
import '../games/axis-allies/ui/dice/decision.css';
import '../games/axis-allies/ui/moves/moves.css';
import '../games/axis-allies/ui/flights/flights.css';
import '../games/axis-allies/ui/income/income.css';
import '../games/axis-allies/ui/mobilize/mobilize.css';
import '../games/axis-allies/ui/purchase/purchase.css';
import '../games/axis-allies/ui/research/research.css';
import '../games/axis-allies/ui/stranded/stranded.css';
import './shell/sheet.css';
import './shell/battleInSmallWindows.css';
import '../games/axis-allies/ui/advantages/advantagesWindow.css';
import '../games/axis-allies/ui/legend/legend.css';
import './settings/settings.css';
import './shell/powerPopover.css';
import './shell/topbar.css';
import './shell/topbarInSmallWindows.css';
import './shell/shell.css';
import './forcedColours.css';
