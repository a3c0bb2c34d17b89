import { ScrollText } from 'lucide-react';
import { markSeen, useNotices, type Notice } from '../../store/notices.ts';
import { PopoverButton } from '../components/PopoverButton.tsx';
import { wordsOf } from '../../games/faces.ts';
import { screensOf } from '../../games/screens.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { useGame } from '../../store/gameStore.ts';
import { powerName } from '../../text/names.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { RuleLink } from '../rules/RuleLink.tsx';
import { errorText, hasText, newsText, NOT_ALLOWED } from './noticeText.ts';

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

/** The latest notices of the game, newest first, with their turn. */
function NoticeList() {
  const game = useDisplayedGame();
  const isLab = useGame((store) => store.isLab);
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
              {wordsOf(game).phaseName(notice.phase).toLowerCase()}
            </h3>
          )}
          <div className={`notice-list__content notice-list__content--${notice.content.kind}`}>
            <Content notice={notice} isLab={isLab} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Content({ notice, isLab }: { readonly notice: Notice; readonly isLab: boolean }) {
  const { content, commands } = notice;
  const { NewsLinks, RefusalText } = screensOf(useDisplayedGame());
  if (content.kind === 'refusal')
    return (
      <>
        <p>{RefusalText ? <RefusalText state={content.state} refusal={content.refusal} /> : NOT_ALLOWED}</p>
        <RuleLink rule={content.refusal.rule} />
      </>
    );
  return (
    <>
      {(content.kind === 'error' ? errorText(content.words) : newsText(notice)).map((sentence, n) => (
        <p key={n}>{sentence}</p>
      ))}
      {!isLab && content.kind === 'news' && NewsLinks && <NewsLinks events={content.events} commands={commands} />}
    </>
  );
}
