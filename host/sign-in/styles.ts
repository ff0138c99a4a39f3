import { cssVariables, fallbackFaces } from '@counterpoint/kit/tokens';

export function styles(): string {
  return `${cssVariables()}\n${fallbackFaces}${LANDING}`;
}

/** The same in both themes; checked for contrast with its text. */
const PICTURE = '#0b3a40';

const LANDING = `
body:has(> .landing){margin:0}
.landing,.landing *{box-sizing:border-box}
.landing{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,0.95fr);min-height:100vh;min-height:100dvh;background:var(--cp-colors-paper);color:var(--cp-colors-ink);font:400 0.875rem/1.5 var(--cp-fonts-body)}
.landing p,.landing h1{margin:0}
.landing a{color:var(--cp-colors-brand-text);text-decoration:none}
.landing a:hover,.landing a[href^=mailto]{text-decoration:underline}
.landing :is(a,input,button):focus-visible{outline:2px solid var(--cp-colors-brand);outline-offset:2px}
.landing-voice{position:relative;display:flex;flex-direction:column;justify-content:space-between;gap:2rem;overflow:hidden;padding:3.5rem;background:${PICTURE};color:#fff}
.landing-brand{position:relative;display:flex;align-items:center;gap:0.625rem;font-size:1.0625rem;font-weight:700;letter-spacing:-0.01em}
.landing .waves{position:absolute;inset:32% 0 auto 0;width:100%;height:30%;overflow:visible;fill:none}
.landing .voice{stroke:#d5e7e6;stroke-width:1.4;vector-effect:non-scaling-stroke}
.landing .gold{stroke:#f0b86c}
.landing-claim{position:relative;max-width:29rem;color:#d3e1e1;font-size:1rem}
.landing-claim-title{margin-bottom:0.75rem!important;color:#fff;font-size:max(1.5rem,min(2.375rem,3.3vw));font-weight:700;line-height:1.12;letter-spacing:-0.02em;text-wrap:balance}
.landing-main{display:flex;align-items:center;justify-content:center;padding:2rem 1.5rem}
.landing-form{display:flex;flex-direction:column;width:100%;max-width:23.75rem}
.landing h1{font-size:1.625rem;font-weight:650;line-height:1.25;letter-spacing:-0.01em}
.landing-join{margin:0.25rem 0 1.5rem!important;color:var(--cp-colors-muted)}
.landing label{font-size:0.8125rem;font-weight:600}
.landing input{width:100%;height:2.625rem;margin:0.375rem 0 1.125rem;padding:0 0.75rem;border:1px solid var(--cp-colors-control);border-radius:var(--cp-radii-control);background:var(--cp-colors-card);color:inherit;font:inherit;font-size:1rem}
.landing input[aria-invalid=true]{border-color:var(--cp-colors-terracotta);box-shadow:0 0 0 1px var(--cp-colors-terracotta)}
.landing-password{display:grid;grid-template-columns:1fr auto;align-items:center}
.landing-password input{grid-area:2/1/3/3;padding-right:4rem}
.landing-password a{grid-area:1/2;font-size:0.8125rem;line-height:1.5rem}
.landing button{font:inherit;cursor:pointer}
.landing-password button{grid-area:2/2;justify-self:end;min-height:1.75rem;margin:0.375rem 0.375rem 1.125rem;padding:0 0.5rem;border:0;border-radius:4px;background:none;color:var(--cp-colors-brand-text);font-size:0.8125rem}
.landing-submit{height:2.875rem;margin-top:0.25rem;border:0;border-radius:var(--cp-radii-control);background:var(--cp-colors-brand);color:var(--cp-colors-brand-contrast);font-weight:600!important;transition:background-color 120ms}
.landing-submit:hover{background:var(--cp-colors-brand-hover)}
.landing-submit[aria-disabled=true]{opacity:.75;cursor:progress}
.landing-other{height:2.875rem;margin-top:0.75rem;border:1px solid var(--cp-colors-control);border-radius:var(--cp-radii-control);background:none;color:inherit;font-weight:600!important}
.landing-other:hover{background:var(--cp-colors-brand-soft)}
.landing-link{align-self:center;margin-top:1rem;padding:0.25rem 0.5rem;border:0;border-radius:4px;background:none;color:var(--cp-colors-brand-text)}
.landing-help{margin:-0.75rem 0 1.125rem!important;color:var(--cp-colors-muted);font-size:0.8125rem}
.landing-form[hidden]{display:none}
.landing h1:focus{outline:none}
.landing-languages{margin-top:1.5rem!important;text-align:center}
.landing-languages button{padding:0.25rem 0.5rem;border:0;border-radius:4px;background:none;color:var(--cp-colors-brand-text)}
.landing-message{margin:0 0 1.25rem!important;padding:0.75rem 1rem;border:1px solid var(--cp-colors-terracotta-edge);border-radius:var(--cp-radii-card);background:var(--cp-colors-terracotta-soft);color:var(--cp-colors-terracotta-text);font-weight:500}
.landing-message[hidden]{display:none}
@media (min-width:48rem){.landing input{font-size:0.875rem}}
@media (min-width:48rem) and (max-width:71.99rem){.landing-voice{padding:2.5rem}}
@media (max-width:47.99rem){
.landing{grid-template-columns:minmax(0,1fr);grid-template-rows:auto 1fr}
.landing-voice{gap:0;min-height:10.5rem;padding:1.25rem 1.5rem}
.landing .waves{inset:auto 0 0 0;height:60%}
.landing-claim{display:none}
.landing-main{align-items:flex-start;padding:2rem 1.5rem 3rem}
}
@media (prefers-reduced-motion:reduce){.landing *{transition:none!important}}
@media (forced-colors:active){.landing-submit{border:1px solid}}
`;
