import type { ReactNode } from 'react';
import { create } from 'zustand';

/** Which kinds of section stand open: the next space looked at opens the same ones. */
const useOpen = create<Readonly<Record<string, boolean>>>()(() => ({}));

interface SectionProps {
  /** What kind of section it is: those of one kind open and close together. */
  readonly kind: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a space's details that folds away; what is in it is made only while it is open. */
export function Section({ kind, title, children }: SectionProps) {
  const open = useOpen((sections) => sections[kind] === true);
  return (
    <details
      className="facts__section"
      open={open}
      onToggle={(event) => useOpen.setState({ [kind]: event.currentTarget.open })}
    >
      <summary>{title}</summary>
      {open && children}
    </details>
  );
}
