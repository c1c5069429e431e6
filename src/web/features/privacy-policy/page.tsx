import { Chapter, Prose } from '#web/public-frame/prose.tsx'
import { StoredData } from './stored-data.tsx'

export function PrivacyPolicyPage() {
  return (
    <Prose
      title="Privacy policy"
      lead={
        <p>
          Keel holds some of the most private facts there are about you. This page says which, why, who can
          see them, and how you make them disappear.
        </p>
      }
    >
      <Chapter title="In short">
        <ul>
          <li>
            Keel stores what you tell it and what it needs to let you in. Nothing is bought, collected or
            guessed from elsewhere.
          </li>
          <li>
            Nothing is sold or shared for advertising. There are no ads and no trackers of other companies.
          </li>
          <li>Your conversations stay on the server unless its operator has connected a language model.</li>
          <li>You can delete your account, and everything in it, yourself and at once.</li>
        </ul>
      </Chapter>
      <Chapter title="Who is responsible">
        <p>
          Keel is software that anyone can run. Whoever runs the server you are reading this on, the operator,
          is responsible for the data on it. You reach the operator through the{' '}
          <a href="/feedback">feedback form</a>.
        </p>
      </Chapter>
      <StoredData />
      <Chapter title="What leaves the server">
        <p>By default, nothing. There are two exceptions, and the operator has to set up each of them:</p>
        <ul>
          <li>
            <strong>A language model.</strong> Keel has an advisor of its own that needs no other company. If
            the operator connects a model (for example from OpenAI, Anthropic, Google, or one on a machine of
            their own), your messages and the facts needed to answer them are sent to that provider, and the
            chat says so before you send your first message. The provider&rsquo;s terms then apply to what it
            receives.
          </li>
          <li>
            <strong>A mail server.</strong> If e-mail is set up, invitations, links to choose a password and
            digests travel through the operator&rsquo;s mail provider. A digest tells figures of your
            finances: you choose which, or none, under Settings, and every digest has a link that ends them.
          </li>
        </ul>
      </Chapter>
      <Chapter title="Cookies and visits">
        <p>
          Keel sets two cookies when you log in, readable by the server only. One keeps you logged in; it ends
          after 30 days without use, after 90 days at the latest, or when you log out. The other says that you
          have logged in on this device before, so that strangers who guess at your password cannot lock you
          out; it stays for at most 400 days. Visitors get no cookie.
        </p>
        <p>
          Visits are counted without cookies and without storing addresses or what your browser calls itself:
          both go into a hash whose key is thrown away when the day is over. The numbers stay on this server.
          If your browser asks not to be tracked, you are not counted.
        </p>
      </Chapter>
      <Chapter title="How it is protected">
        <p>
          Passwords are stored only as slow, salted hashes (Argon2id). Keys to sessions and links are stored
          as hashes too, so that a stolen copy of the store opens nothing. Your network address is used to
          slow down attacks, as a keyed hash only, and is dropped within two hours. Messages, passwords and
          cookies never appear in the server&rsquo;s log.
        </p>
        <p>
          Other users never see your data. Administrators see the waitlist, feedback, accounts and security
          events; Keel shows them no page with your budget, balance sheet, profile or conversations. Like with
          any software, whoever controls the machine itself can reach what is stored on it: use a Keel whose
          operator you trust.
        </p>
      </Chapter>
      <Chapter title="Your choices">
        <ul>
          <li>
            <strong>Delete your account</strong> under Settings. Everything that belongs to it is removed from
            the store, with your waitlist entry and the feedback under your address: overwritten at once in
            the store that comes with Keel, and in PostgreSQL, where the operator uses that, as it tidies up.
            What remains is the bare fact that some account was deleted, and what administrators did to it,
            without whose it was. Backups that Keel makes by itself are replaced after seven days unless the
            operator chose otherwise, and after the third upgrade that follows; copies that the operator makes
            elsewhere last as long as the operator keeps them.
          </li>
          <li>
            <strong>Take everything along</strong> under Settings: one archive with all that is stored about
            you, which can be restored on another Keel.
          </li>
          <li>
            <strong>End sessions</strong> on other devices and read the security events of your account under
            Settings.
          </li>
          <li>
            <strong>Leave the waitlist</strong>, correct something, or ask what is stored: write through the{' '}
            <a href="/feedback">feedback form</a> with the address concerned.
          </li>
        </ul>
      </Chapter>
      <Chapter title="Changes">
        <p>
          This page describes the version of Keel that serves it, and changes with the software. It was last
          revised in November 2026.
        </p>
      </Chapter>
    </Prose>
  )
}
