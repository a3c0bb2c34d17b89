import { lazyPart } from '../lazy/lazyPart.tsx';
import type { WindowProps } from './Dialog.tsx';
import './Window.css';

const Dialog = lazyPart(async () => (await import('./Dialog.tsx')).Dialog, { name: 'The window', later: true });

/** Loads what windows are made of before the first one opens. */
export const loadWindows = Dialog.load;

/** A modal dialog. What it is made of is loaded with the rest of the page, or when the first one opens. */
export function Window(props: WindowProps) {
  const { Component } = Dialog.usePart();
  return props.open || Component !== null ? <Dialog {...props} /> : null;
}
