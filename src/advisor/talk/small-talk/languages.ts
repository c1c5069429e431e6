type Language = 'Spanish' | 'French' | 'German' | 'Portuguese' | 'Italian'

/** Everyday words that English does not have. */
const everyday: Record<Language, Set<string>> = {
  Spanish: wordSet(
    'el los las una unos por para como cuánto cuanto cuál cual dónde qué que puedo tengo gano mi mis deuda ' +
      'deudas dinero ahorrar ahorros hola gracias ayuda necesito quiero mucho pero con del estoy soy año años mes ' +
      'cada casa buenos días buenas es y en',
  ),
  French: wordSet(
    'le les une des je tu nous vous est suis combien pour avec mon ma mes dois dette dettes argent bonjour merci ' +
      'aide épargne puis veux peux gagne par mois quel quelle que qui dans sur et pas du au',
  ),
  German: wordSet(
    'der das und ich nicht ein eine einen wie viel mein meine habe schulden geld sparen hallo danke bitte hilfe ' +
      'monat jahr kann verdiene ist für mit auf zu den dem wieviel',
  ),
  Portuguese: wordSet(
    'o os uma você eu meu minha meus quanto tenho ganho dinheiro dívida dívidas poupar olá obrigado obrigada ' +
      'ajuda preciso quero por mês ano não com para como que do da em é',
  ),
  Italian: wordSet(
    'il lo gli una io mio mia miei quanto ho guadagno soldi debito debiti risparmiare ciao grazie aiuto vorrei ' +
      'posso come che per con mese anno non di sono è e del della',
  ),
}

function wordSet(words: string) {
  return new Set(words.split(' '))
}

const english = wordSet(
  'the a an i my is are and to of in for on with have do can what how much it that this you me your be not am was at if',
)

export const languageLines: Record<Language | 'other', readonly [string, string]> = {
  Spanish: [
    'Por ahora solo entiendo inglés. I understand English only; please write to me in English.',
    'Solo entiendo inglés, lo siento. Please write in English and I am glad to help.',
  ],
  French: [
    'Pour l’instant je ne comprends que l’anglais. I understand English only; please write to me in English.',
    'Je ne comprends que l’anglais, désolé. Please write in English and I am glad to help.',
  ],
  German: [
    'Ich verstehe bisher nur Englisch. I understand English only; please write to me in English.',
    'Leider verstehe ich nur Englisch. Please write in English and I am glad to help.',
  ],
  Portuguese: [
    'Por enquanto só entendo inglês. I understand English only; please write to me in English.',
    'Só entendo inglês, desculpe. Please write in English and I am glad to help.',
  ],
  Italian: [
    'Per ora capisco solo l’inglese. I understand English only; please write to me in English.',
    'Capisco solo l’inglese, mi dispiace. Please write in English and I am glad to help.',
  ],
  other: [
    'I understand English only so far. Please write to me in English, and I am glad to help.',
    'Only English reaches me for now. Please try again in English.',
  ],
}

/** The language of a message that is not English; null for English, and when it is too short to tell. */
export function findLanguage(text: string): Language | 'other' | null {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  if (foreign.length > letters.length / 2) return 'other'
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const ranked = (Object.keys(everyday) as Language[])
    .map((language) => ({ language, hits: count(everyday[language]) }))
    .toSorted((a, b) => b.hits - a.hits)
  const [best] = ranked
  if (!best || best.hits < 2 || best.hits <= 2 * count(english) || best.hits < words.length / 3) return null
  return best.language
}
