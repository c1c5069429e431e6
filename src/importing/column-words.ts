import type { ColumnRole } from './read-table.ts'

const listed = (words: string) => words.split(/\s*[;\n]\s*/).filter(Boolean)

/** Column names that banks use, in a handful of languages, the most certain first. */
export const columnWords: Record<ColumnRole, readonly string[]> = {
  date: listed(`
    transaction date; date; trans date; trans. date; booking date; completed date; posting date
    posted date; post date; date posted; started date; value date; buchungstag; buchungsdatum; buchung
    datum; valutadatum; wertstellung; fecha; fecha operación; date de comptabilisation; date opération
    date operation; dateop; date de l'opération; datetime; date time; date/time; data
    data contabile; boekdatum; dato; data operacji
  `),
  amount: listed(`
    amount; transaction amount; amount (usd); amount usd; amount in usd; betrag; betrag (eur)
    betrag (€); umsatz; umsatz in eur; montant; importe; importo; bedrag; bedrag (eur); valor; beløb
    belopp; kwota; net; total; value; amount (gbp); amount (eur); montant de l'opération; cad$; usd$
  `),
  debit: listed(`
    debit; debit amount; debits; withdrawal; withdrawals; withdrawal amt.; withdrawal amount; paid out
    money out; outflow; soll; ausgang; débit; cargo; cargos; spent; dare; amount debit; charge
  `),
  credit: listed(`
    credit; credit amount; credits; deposit; deposits; deposit amt.; deposit amount; paid in; money in
    inflow; haben; eingang; crédit; abono; abonos; received; avere; amount credit
  `),
  direction: listed(`
    transaction type; debit/credit; credit/debit; dr/cr; cr/dr; credit debit indicator
    creditdebitindicator; af bij; soll/haben; type; debit or credit
  `),
  payee: listed(`
    payee; merchant; merchant name; name; description; transaction description; name / description
    naam / omschrijving; details; transaction details; narrative; narration; counterparty; counter party
    counterparty name; beneficiary; empfänger; beguenstigter/zahlungspflichtiger
    begünstigter / auftraggeber; auftraggeber/empfänger; auftraggeber/empfaenger; zahlungsempfänger*in
    name zahlungsbeteiligter; partner name; libellé; libelle; concepto; descrizione; omschrijving
    label; appears on your statement as; tekst; opis operacji; transaction; particulars
  `),
  memo: listed(`
    memo; notes; note; verwendungszweck; original description; extended details; mededelingen
    payment reference; buchungstext; détail de l'écriture; additional information
    reference; comment; libellé opération
  `),
  category: listed(`
    category; categories; kategorie; catégorie; categoria; categoría; categorie; category name
    spending category
  `),
  account: listed(`
    account name; account; account_name; konto; rekening; account number; account no.; auftragskonto
    iban auftragskonto; accountnum; card no.; card number; product; account type
  `),
  balance: listed(`
    balance; running balance; runningbalance; running bal.; account running balance
    closing balance; account balance; balance amount; saldo
    saldo nach buchung; solde; kontostand; saldo na mutatie; balance after
  `),
  id: listed(`
    transaction id; transactionid; fitid; id; reference number; transaction reference; unique id; hash
  `),
  status: listed(`
    status; state; transaction status
  `),
  currency: listed(`
    currency; currency code; währung; waehrung; devise; valuta; munteenheid; moneda; divisa
  `),
}
