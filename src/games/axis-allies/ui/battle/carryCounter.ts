import type { PointerEvent as ReactPointerEvent } from 'react';

/** A pointer that moved less (px) has pressed, not dragged. */
const STILL = 6;

/**
 * Carries a copy of a counter along with the pointer, by mouse, pen or finger, and tells over what it was let go. After
 * a drag the press at its end does not count.
 */
export function carryCounter(down: ReactPointerEvent, onDrop: (over: Element | null) => void): void {
  const counter = down.currentTarget.querySelector('.unit-counter');
  const strip = down.currentTarget.closest<HTMLElement>('.strip');
  if (!down.isPrimary || down.button !== 0 || counter === null || strip === null) return;
  const carried = down.currentTarget;
  const listening = new AbortController();
  let copy: HTMLElement | null = null;

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (pointerId !== down.pointerId) return;
    if (copy === null && Math.hypot(clientX - down.clientX, clientY - down.clientY) < STILL) return;
    copy ??= copyOf(counter as Element);
    if (strip !== null) strip.dataset['carrying'] = '';
    copy.style.translate = `${clientX}px ${clientY}px`;
  }

  function end({ pointerId, clientX, clientY, type }: PointerEvent): void {
    if (pointerId !== down.pointerId) return;
    listening.abort();
    if (copy === null) return;
    copy.remove();
    delete strip?.dataset['carrying'];
    ignoreClick(carried);
    if (type === 'pointerup') onDrop(document.elementFromPoint(clientX, clientY));
  }

  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
}

/** The click that follows a drag on the same element is part of the drag. */
function ignoreClick(element: Element): void {
  const ignoring = new AbortController();
  const { signal } = ignoring;
  element.addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal });
  setTimeout(() => ignoring.abort(), 50);
}

function copyOf(counter: Element): HTMLElement {
  const { width, height } = counter.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.className = 'carried-counter';
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  copy.append(counter.cloneNode(true));
  document.body.append(copy);
  return copy;
}
