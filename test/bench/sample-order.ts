import { guest, smallPepperoni } from '../support/orders.ts'

/** A guest's order of one pizza with its choices, priced by the site. */
export async function sampleOrder(address: string): Promise<string> {
  const item = { ...smallPepperoni, name: smallPepperoni.id, price: '0.00', quantity: 1 }
  const quote = JSON.parse(await post(`${address}/api/orders/quote`, JSON.stringify({ items: [item] }))) as {
    lines: { unitPrice: string }[]
    totalAmount: string
  } // by the contract of the quote
  const price = quote.lines[0]?.unitPrice ?? ''
  return JSON.stringify({ ...guest, items: [{ ...item, price }], totalAmount: quote.totalAmount })
}

export async function post(
  address: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} returned ${response.status}: ${text}`)
  return text
}
