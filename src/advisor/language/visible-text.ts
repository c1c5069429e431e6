const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What a reader sees of HTML that we have printed ourselves. */
export const visibleText = (html: string) =>
  html
    .replaceAll('<q>', '“')
    .replaceAll('</q>', '”')
    .replaceAll(/<\/(?:p|li|ul|ol|tr)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
