import type { ReactNode } from 'react';
import { create } from 'zustand';

/** Which kinds of section are open: details of another space open the same ones. */
const useOpen = create<Readonly<Record<string, boolean>>>()(() => ({}));

interface SectionProps {
  /** Sections of the same kind open and close together. */
  readonly kind: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A collapsible section; its content is rendered only while it is open. */
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
