import pizzaUrl from './pizza.svg?no-inline'

/** A pizza from above with one slice taken: the nought of a missing page. Decoration. */
export function PizzaDrawing() {
  return <img src={pizzaUrl} width={200} height={200} alt="" />
}
