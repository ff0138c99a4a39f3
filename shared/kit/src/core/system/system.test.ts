import { cssVariables } from '@counterpoint/kit/tokens';
import { expect, test } from '@jest/globals';
import { system } from './system.ts';

test('defines the landing page’s variables like the system’s', () => {
  const light = /^:root\{(.*)\}$/m.exec(cssVariables())?.[1] ?? '';
  const colors = light.split(';').filter((line) => line.startsWith('--cp-colors-'));
  const written = JSON.stringify(system.getTokenCss());
  expect(colors.length).toBeGreaterThan(40);
  for (const line of colors) {
    const [name = '', value = ''] = line.split(':');
    expect(written).toContain(`"${name}":"${value}"`);
  }
});
