import { Chapter } from '#web/public-frame/prose.tsx'

const stored = [
  {
    what: 'Account',
    which: 'E-mail, username, name if there is one, a hash of your password.',
    until: 'you delete the account',
  },
  {
    what: 'Your finances',
    which: 'What you enter or tell the advisor: profile, budget, assets, debts, goals, plans, messages.',
    until: 'you remove them or the account',
  },
  {
    what: 'Settings',
    which: 'How Keel looks for you, which digests you want, and the figures of the last one.',
    until: 'you delete the account',
  },
  {
    what: 'Sessions',
    which: 'When a device logged in and was last seen, and its kind, such as “Firefox on Linux”. No address.',
    until: 'they end, 90 days at most',
  },
  {
    what: 'Security events',
    which: 'Log-ins, failed log-ins, password changes: when, and on what kind of device.',
    until: 'you delete the account',
  },
  {
    what: 'Waitlist',
    which: 'Your e-mail address, when you joined, whether you were invited.',
    until: 'it is removed at your request, or with your account',
  },
  {
    what: 'Feedback',
    which: 'The name, e-mail, subject and message you send.',
    until: 'it is no longer needed, or with your account',
  },
  {
    what: 'Visits',
    which: 'Which page was opened when, for how long, and the web site that led here. Not by whom.',
    until: '90 days have gone by; daily sums stay',
  },
  {
    what: 'In your browser',
    which:
      'While you are logged in: the figures and messages you saw last, to be read without a connection, and what you wrote that is not sent yet.',
    until: 'you log out, your session ends, or somebody else logs in there',
  },
  {
    what: 'E-mails',
    which: 'To whom, when and about what; the text, encrypted, until it is sent.',
    until: '30 days have gone by',
  },
]

/** A list rather than a table, so that it reads well on a phone. */
export function StoredData() {
  return (
    <Chapter title="What is stored, and how long">
      <dl className="grid divide-y divide-line border-y border-line">
        {stored.map(({ what, which, until }) => (
          <div key={what} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[9rem_1fr]">
            <dt className="font-semibold">{what}</dt>
            <dd>
              {which} <span className="text-ink-muted">Kept until {until}.</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>The purpose is always the same: to let you in, to answer you, and to keep the service safe.</p>
    </Chapter>
  )
}
