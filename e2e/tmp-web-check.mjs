import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: process.env.CHROME, args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const p = await b.newPage({ viewport: { width: 1440, height: 900 } });
p.on('console', m => console.log(m.type(), m.text().slice(0, 300)));
p.on('pageerror', e => console.log('thrown', e.message.slice(0, 300)));
await p.goto('http://localhost:4131/');
await p.getByLabel('Email').fill('ama.kusi@example.org');
await p.getByLabel('Password', { exact: true }).fill('harmattan wind over volta');
await p.getByRole('button', { name: 'Sign in' }).click();
await p.waitForTimeout(4000);
const show = async (u) => console.log(u, p.url(), (await p.locator('main').first().innerText()).slice(0, 160).replaceAll('\n', ' | '));
await show('in');
for (const u of ['/music-composition', '/sound-recordings', '/musical-opposition', '/profile']) { await p.goto('http://localhost:4131' + u); await p.waitForTimeout(3000); await show(u); }
await p.screenshot({ path: '/tmp/web/profile.png' });
await b.close();
