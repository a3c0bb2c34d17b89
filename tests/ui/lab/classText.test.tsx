// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from '../../../src/ui/lab/Markdown.tsx';

afterEach(cleanup);

test('what the class reads shows bold, italic and lists, and keeps its lines; HTML stays text', () => {
  const { container } = render(
    <Markdown
      keepsLines
      text={'**Moscow** is *far*.\nA second line.\n\n- rail\n- road\n\n<img src=x onerror=alert(1)>'}
    />,
  );
  expect(screen.getByText('Moscow').closest('strong')).not.toBeNull();
  expect(screen.getByText('far').closest('em')).not.toBeNull();
  expect(container.querySelectorAll('br')).toHaveLength(1);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['rail', 'road']);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
});
