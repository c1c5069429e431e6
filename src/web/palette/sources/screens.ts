import { BellRing, Coins, Goal, KeyRound, Palette, Receipt, Wallet } from 'lucide-react'
import { navigation } from '#web/lib/navigation.ts'
import { type Command, matchesTyped, type Source } from '#web/palette/command.ts'

/** Places on a screen that have an address of their own. */
const places = [
  { href: '/budget#expenses', label: 'Expenses', Icon: Receipt },
  { href: '/budget#income', label: 'Income', Icon: Wallet },
  { href: '/budget#goals', label: 'Goals', Icon: Goal },
  { href: '/settings#appearance', label: 'Appearance', Icon: Palette },
  { href: '/settings#appearance', label: 'Currency', Icon: Coins },
  { href: '/settings#notifications', label: 'Notifications', Icon: BellRing },
  { href: '/change-password', label: 'Change password', Icon: KeyRound },
]

/** Any screen of the app. */
export const screens: Source = {
  title: 'Go to',
  list: (typed, { user, go }) =>
    [...navigation.filter(({ adminOnly }) => !adminOnly || user.isAdmin), ...places]
      .filter(({ label }) => matchesTyped(typed, label))
      .map(({ href, label, Icon }): Command => ({
        key: `${href} ${label}`,
        label,
        Icon,
        run: () => go(href),
      })),
}
