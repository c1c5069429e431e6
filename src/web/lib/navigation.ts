import {
  Landmark,
  LogOut,
  MessageCircle,
  MessageSquareHeart,
  PiggyBank,
  Route,
  ReceiptText,
  Settings,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

interface NavigationLink {
  href: string
  label: string
  Icon: LucideIcon
  adminOnly?: boolean
}

export const navigation: NavigationLink[] = [
  { href: '/chat', label: 'AI Advisor', Icon: MessageCircle },
  { href: '/budget', label: 'Budget Tracker', Icon: PiggyBank },
  { href: '/balance-sheet', label: 'Balance Sheet', Icon: Landmark },
  { href: '/plans', label: 'Plans', Icon: Route },
  { href: '/transactions', label: 'Transactions', Icon: ReceiptText },
  { href: '/profile', label: 'Profile', Icon: UserRound },
  { href: '/admin', label: 'Admin Panel', Icon: ShieldCheck, adminOnly: true },
  { href: '/feedback', label: 'Feedback', Icon: MessageSquareHeart },
  { href: '/settings', label: 'Settings', Icon: Settings },
  { href: '/logout', label: 'Log out', Icon: LogOut },
]
