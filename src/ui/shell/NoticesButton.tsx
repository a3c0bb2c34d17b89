import { ScrollText } from 'lucide-react';
import { markSeen, useNotices } from '../../store/notices.ts';
import { PopoverButton } from '../components/PopoverButton.tsx';
import { NoticeList } from './NoticeList.tsx';
import { hasText } from './noticeText.ts';

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
