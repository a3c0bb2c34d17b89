import { ScrollText } from 'lucide-react';
import { markSeen, useNotices, type Notice } from '../../store/notices.ts';
import { PopoverButton } from '../components/PopoverButton.tsx';
import { phaseName, powerName } from '../../games/axis-allies/text/names.ts';
import { battleAddress } from '../address/address.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { RuleLink } from '../../games/axis-allies/ui/refusals/RuleLink.tsx';
import { useExplanations } from '../../games/axis-allies/ui/refusals/useExplanations.ts';
import { hasText, noticeText } from './noticeText.ts';
import { useGame, useDisplayedGame } from '../../games/axis-allies/store/game.ts';

/** Larger counts are shown as '9+'. */
const MANY = 9;

/** Shows how many notices are unread; a press lists the latest ones. */
export function NoticesButton() {
  const { all, seen } = useNotices();
  const fresh = all.filter((notice) => notice.id >= seen && hasText(notice)).length;
  const count = fresh > MANY ? `${MANY}+` : String(fresh);
  const sign = (
    <>
      <ScrollText size={16} aria-hidden />
      {fresh > 0 && (
        <span className="notices-button__count number" aria-hidden>
          {count}
        </span>
      )}
    </>
  );
  return (
    <PopoverButton
      button={{
        className: 'button button--small button--icon notices-button',
        'data-over-map': true,
        'aria-label': fresh === 0 ? 'Notices' : `Notices, ${count} new`,
        title: 'What happened, and what was refused',
        children: sign,
      }}
      popup={{ className: 'notice-list' }}
      title="Notices"
      align="start"
      onOpenChange={markSeen}
    >
      {/* Focusable, so that a long list can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="notice-list__all" tabIndex={0}>
        <NoticeList />
      </div>
    </PopoverButton>
  );
}

const isSameMoment = (a: Notice, b: Notice | undefined): boolean =>
  a.power === b?.power && a.phase === b.phase && a.round === b.round;

const hasBattle = ({ content }: Notice): boolean =>
  content.kind === 'news' && content.events.some(({ type }) => type === 'battle-ended');

/** The latest notices of the game, newest first, with their turn. */
function NoticeList() {
  const game = useDisplayedGame();
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
