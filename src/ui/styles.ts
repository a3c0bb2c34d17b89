/*
 * The sheets of all screens, in the order in which they hold: a later one wins. Listed here, so that the order does not
 * depend on which part of the program is loaded first.
 */
import './components/Button.css';
import './files/files.css';
import './components/Window.css';
import './newgame/editions.css';
import './lazy/notLoaded.css';
import './refusals/refusals.css';
import './dice/dice.css';
import './components/Stepper.css';
import './newgame/choice.css';
import './newgame/advantages.css';
import './newgame/entries.css';
import './newgame/newgame.css';
import './end/end.css';
import './mapControls/mapControls.css';
import './components/menu.css';
import './components/UnitCounter.css';
import './spaces/spaces.css';
import './spaces/facts.css';
import './spaces/spaceTip.css';
import './shell/mapTip.css';
import './shell/notices.css';
import './offers/offers.css';
import './undo/undo.css';
import './shell/endPhase.css';
import './battle/battle.css';
import './dice/loose.css';
import './dice/decision.css';
import './moves/moves.css';
import './flights/flights.css';
import './income/income.css';
import './mobilize/mobilize.css';
import './purchase/purchase.css';
import './research/research.css';
import './stranded/stranded.css';
import './shell/sheet.css';
import './shell/battleInSmallWindows.css';
import './advantages/advantagesWindow.css';
import './legend/legend.css';
import './settings/settings.css';
import './shell/powerPopover.css';
import './shell/topbar.css';
import './shell/topbarInSmallWindows.css';
import './shell/shell.css';
import './forcedColours.css';
