/** What a transaction is searched by, in lower case. */
export const searchKeyOf = (payee: string, memo: string) => `${payee} ${memo}`.toLowerCase().trim()
