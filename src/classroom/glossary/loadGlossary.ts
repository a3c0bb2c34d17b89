import type { ComponentType } from 'react';
import { openGlossary } from '../../store/atlas/glossary.ts';
import type { PageProps } from '../pageProps.ts';
import { GlossaryPage } from './GlossaryPage.tsx';

/** The page of the glossary, with its words. Rejects if they cannot be fetched. */
export async function loadGlossary(): Promise<ComponentType<PageProps>> {
  await openGlossary();
  return GlossaryPage;
}
