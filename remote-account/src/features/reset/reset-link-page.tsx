import { useState } from 'react';
import { CheckEmailPage } from './check-email-page.tsx';
import { RequestLinkForm } from './request-link-form.tsx';

export function ResetLinkPage() {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);

  function handleSent(address: string): void {
    setEmail(address);
    setIsSent(true);
  }

  if (isSent) return <CheckEmailPage email={email} onCorrect={() => setIsSent(false)} />;
  return <RequestLinkForm email={email} onSent={handleSent} />;
}
