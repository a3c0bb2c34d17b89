import { useEffect, useState } from 'react';
import type { StudyFile } from '../../saves/studySchema.ts';
import { shippedStudies } from '../../store/lab/shippedStudies.ts';
import { Button } from '../components/Button.tsx';

interface OpeningsProps {
  readonly edition: string;
  readonly onOpen: (study: StudyFile) => void;
}

/** The studies of known openings that come with an edition. */
export function Openings({ edition, onOpen }: OpeningsProps) {
  const [studies, setStudies] = useState<readonly StudyFile[] | 'failed'>([]);
  useEffect(() => {
    shippedStudies(edition).then(setStudies, () => setStudies('failed'));
  }, [edition]);
  if (studies === 'failed') return <p role="alert">The studies of openings could not be loaded.</p>;
  if (studies.length === 0) return null;
  return (
    <section aria-labelledby="openings">
      <h3 id="openings">Known openings</h3>
      <ul className="lab-openings">
        {studies.map((study) => (
          <li key={study.title}>
            <Button onClick={() => onOpen(study)}>{study.title}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
