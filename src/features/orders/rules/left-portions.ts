import { canonicalChoices } from '#src/features/customization/rules/choice.ts'
import type { Choices } from '#src/features/customization/rules/choice.ts'
import { dishesOf, portionsOf } from './held-portions.ts'

/** More portions are ordered than are left today. `line` is the index of the line. */
export interface LeftProblem {
  code: 'orders.not-enough-left'
  message: string
  line: number
  id: string
  name: string
  nameVi: string | null
  left: number
}

interface CountedDish {
  readonly id: string
  readonly name: string
  readonly nameVi: string | null
  readonly left: number
}

/** Reports each line with a dish of which all lines together order more portions than are left. */
export function leftProblems(
  items: readonly { readonly id: string; readonly quantity: number; readonly customization?: Choices }[],
  counted: readonly CountedDish[],
): LeftProblem[] {
  if (counted.length === 0) return []
  const lines = items.map((item) => ({ ...item, customization: canonicalChoices(item.customization) }))
  const wanted = portionsOf(lines)
  const short = counted.filter(({ id, left }) => (wanted.get(id) ?? 0) > left)
  return lines.flatMap((line, index) => {
    const dish = short.find(({ id }) => dishesOf(line).includes(id))
    return dish ? [leftProblem(dish, index)] : []
  })
}

function leftProblem({ id, name, nameVi, left }: CountedDish, line: number): LeftProblem {
  return {
    code: 'orders.not-enough-left',
    message: `Only ${left} left: ${name}`,
    line,
    id,
    name,
    nameVi,
    left,
  }
}
