import type { Access } from './endpoint.ts'

export interface Page {
  path: string
  /** What the browser's tab says, before ' · Keel'. */
  title: string
  access: Access
  /** Its HTML is made when the app is built, so that it can be read before any script runs, or without. */
  prerendered?: true
}

/** Every page there is: the router, the guards, document titles and the server's 404 all read this. */
export const pages = [
  { path: '/', title: 'Your personal financial advisor', access: 'public', prerendered: true },
  { path: '/how-it-works', title: 'How it works', access: 'public', prerendered: true },
  { path: '/privacy-policy', title: 'Privacy policy', access: 'public', prerendered: true },
  { path: '/terms-of-service', title: 'Terms of service', access: 'public', prerendered: true },
  { path: '/feedback', title: 'Feedback', access: 'public' },
  { path: '/login', title: 'Log in', access: 'public' },
  { path: '/auth', title: 'Log in', access: 'public' },
  { path: '/logout', title: 'Log out', access: 'public' },
  { path: '/forgot-password', title: 'Forgot password', access: 'public' },
  { path: '/reset-password', title: 'Choose a password', access: 'public' },
  { path: '/unsubscribe', title: 'Unsubscribe', access: 'public' },
  { path: '/chat', title: 'AI Advisor', access: 'user' },
  { path: '/budget', title: 'Budget Tracker', access: 'user' },
  { path: '/balance-sheet', title: 'Balance Sheet', access: 'user' },
  { path: '/plans', title: 'Plans', access: 'user' },
  { path: '/transactions', title: 'Transactions', access: 'user' },
  { path: '/profile', title: 'Financial Profile', access: 'user' },
  { path: '/settings', title: 'Settings', access: 'user' },
  { path: '/change-password', title: 'Change password', access: 'user' },
  { path: '/admin', title: 'Admin Panel', access: 'admin' },
] as const satisfies Page[]

export type PagePath = (typeof pages)[number]['path']

/** What a page is called among files: its path, or 'landing'. */
export const fileNameOf = (path: string) => path.slice(1) || 'landing'

export const documentTitle = (page: Page | undefined) => `${page?.title ?? 'Page not found'} · Keel`

export function findPage(path: string): Page | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return pages.find((page) => page.path === plain)
}
