export const allocator: Readonly<Record<string, string>>
