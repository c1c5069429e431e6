import { findPage } from '#contract/pages.ts'

const names: Record<string, string> = {
  '/': 'Home Page',
  '/login': 'Login Page',
  '/register': 'Registration Page',
  '/admin': 'Admin Dashboard',
  '/budget': 'Budget Tracker',
  '/balance-sheet': 'Balance Sheet',
  '/chat': 'AI Chat',
  '/feedback': 'Feedback Page',
  '/settings': 'Settings Page',
  '/profile': 'User Profile',
  '/dashboard': 'User Dashboard',
  '/waitlist': 'Waitlist Page',
  other: 'Other pages',
}

/** What a page is called among administrators: by a name of its own, else by its title. */
export const pageName = (path: string) =>
  (Object.hasOwn(names, path) ? names[path] : undefined) ?? findPage(path)?.title ?? path
