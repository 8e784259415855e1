/** The first characters of an id, such as an order's. Staff read them aloud: "#K7M2XQ9P". */
export function shortId(id: string): string {
  const start = id.replace(/^[a-z]+_/, '').slice(0, 8)
  return `#${start.toUpperCase()}`
}
