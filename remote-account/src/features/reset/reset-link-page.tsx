import { useState } from 'react';
import { AskForLink } from './ask-for-link.tsx';
import { LinkSent } from './link-sent.tsx';

export function ResetLinkPage() {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);

  function handleSent(to: string): void {
    setEmail(to);
    setIsSent(true);
  }

  if (isSent) return <LinkSent email={email} onCorrect={() => setIsSent(false)} />;
  return <AskForLink email={email} onSent={handleSent} />;
}
