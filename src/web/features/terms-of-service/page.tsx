import { Chapter, Prose } from '#web/public-frame/prose.tsx'

export function TermsOfServicePage() {
  return (
    <Prose
      title="Terms of service"
      lead={<p>What you can expect from Keel, and what it expects from you, in words that need no lawyer.</p>}
    >
      <Chapter title="What Keel is">
        <p>
          Keel is a tool that organises what you tell it about your money, computes with it, and explains the
          result. It is run by the operator of this server, with whom you agree to these terms by using it.
        </p>
      </Chapter>
      <Chapter title="What Keel is not">
        <p>
          <strong>Keel is not a licensed financial adviser</strong>, broker, bank, tax adviser or lawyer, and
          nothing it says is an offer or a recommendation to buy or sell a particular product. Its answers are
          general information built from the figures you gave it.
        </p>
        <p>
          Projections are arithmetic on assumptions: a return, a rate, an inflation. The future will differ.
          Check what matters, and ask a licensed professional before decisions that are hard to undo.
        </p>
      </Chapter>
      <Chapter title="Your part">
        <ul>
          <li>You are at least 18 years old, or old enough to agree to this where you live.</li>
          <li>
            Your account is yours alone. Keep its password to yourself, and change it if someone may have seen
            it.
          </li>
          <li>Give figures that are true: the plans can only be as good as they are.</li>
          <li>Enter data about other people only if they agree.</li>
          <li>
            Do not try to break in, to get at other people&rsquo;s data, to overload the service, or to use it
            for anything unlawful. If you find a weakness, tell us through the{' '}
            <a href="/feedback">feedback form</a>.
          </li>
        </ul>
      </Chapter>
      <Chapter title="Your data">
        <p>
          What you enter stays yours. The operator may store and process it only to provide the service to
          you, as the <a href="/privacy-policy">privacy policy</a> describes.
        </p>
      </Chapter>
      <Chapter title="Price">
        <p>
          Keel is free to use: there is one plan, the Free Plan. If that ever changes, nobody pays without
          agreeing first.
        </p>
      </Chapter>
      <Chapter title="Availability and changes">
        <p>
          Accounts are given by invitation. Keel is offered as it is: the operator takes care, but does not
          promise that it is always available or free of errors. Keep your own copy of what you cannot afford
          to lose.
        </p>
        <p>
          The operator may close accounts that break these terms, and may change the terms; continuing to use
          Keel after a change means agreeing to it.
        </p>
      </Chapter>
      <Chapter title="Liability">
        <p>
          You decide what to do with your money. As far as the law allows, the operator is not liable for
          losses from decisions made with the help of Keel. Where the law gives you rights that a text like
          this cannot take away, you keep them.
        </p>
      </Chapter>
      <Chapter title="Ending">
        <p>
          You can stop at any time by deleting your account under Settings. This page was last revised in
          November 2026.
        </p>
      </Chapter>
    </Prose>
  )
}
