import { useGame } from '../../store/gameStore.ts';
import { useNotices, type Notice } from '../../store/notices.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { phaseName, powerName } from '../../text/names.ts';
import { battleAddress } from '../address/address.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { RuleLink } from '../refusals/RuleLink.tsx';
import { useExplanations } from '../refusals/useExplanations.ts';
import { hasText, noticeText } from './noticeText.ts';

const isSameMoment = (a: Notice, b: Notice | undefined): boolean =>
  a.power === b?.power && a.phase === b.phase && a.round === b.round;

const hasBattle = ({ content }: Notice): boolean =>
  content.kind === 'news' && content.events.some(({ type }) => type === 'battle-ended');

/** The latest notices of the game, newest first, with their turn. */
export function NoticeList() {
  const game = useCurrentGame();
  const isLab = useGame((store) => store.isLab);
  const { refusalText } = useExplanations();
  const notices = useNotices(({ all }) => all)
    .filter(hasText)
    .toReversed();
  if (notices.length === 0) return <p className="soft">Nothing has happened yet.</p>;
  return (
    <ol aria-label="The latest notices">
      {notices.map((notice, i) => (
        <li key={notice.id}>
          {!isSameMoment(notice, notices[i - 1]) && (
            <h3>
              <PowerEmblem power={notice.power} size={16} /> {powerName(game, notice.power)}, round {notice.round}:{' '}
              {phaseName(notice.phase).toLowerCase()}
            </h3>
          )}
          <div className={`notice-list__content notice-list__content--${notice.content.kind}`}>
            {noticeText(notice, refusalText).map((sentence, n) => (
              <p key={n}>{sentence}</p>
            ))}
            {!isLab && hasBattle(notice) && <a href={battleAddress(notice.commands - 1)}>Watch this battle</a>}
            {notice.content.kind === 'refusal' && <RuleLink rule={notice.content.refusal.rule} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
