const BRAND = '#0d5c63';
const GOLD = '#f0b86c';

export const logoMark = {
  viewBox: '0 0 32 32',
  square: { size: 32, radius: 8, color: BRAND },
  waves: [
    { path: 'M4.5 20.5c4.5 0 6-10 11.5-10s7 10 11.5 10', color: '#ffffff' },
    { path: 'M4.5 11.5c4.5 0 6 10 11.5 10s7-10 11.5-10', color: GOLD },
  ],
  strokeWidth: 2,
} as const;

export function logoSvg(size = 32): string {
  const { square, waves, strokeWidth, viewBox } = logoMark;
  const lines = waves.map(({ path, color }) => `<path d="${path}" stroke="${color}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size}" height="${size}" fill="none">` +
    `<rect width="${square.size}" height="${square.size}" rx="${square.radius}" fill="${square.color}"/>` +
    `<g stroke-width="${strokeWidth}" stroke-linecap="round">${lines}</g></svg>`
  );
}
