/** Joins the class names that apply; callers add layout (margins, widths), never colours. */
export function classNames(...parts: (string | false | null | undefined)[]) {
  return parts.filter(Boolean).join(' ')
}
