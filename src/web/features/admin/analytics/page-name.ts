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
}

/** What a page is called among administrators; a path without a name stands for itself. */
export const pageName = (path: string) => (Object.hasOwn(names, path) ? names[path] : undefined) ?? path
