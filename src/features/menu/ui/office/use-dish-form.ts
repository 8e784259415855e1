import { useState } from 'react'

import { ApiError } from '#src/web/api.ts'
import { useTexts } from '#src/web/language.tsx'
import { useEditBase } from '#src/web/office/use-edit-base.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { DishForm } from '../../contract/dish-form.ts'
import type { MenuItem } from '../../contract/menu.ts'
import type { ChosenSchema } from '../../rules/chosen-schemas.ts'
import { dishValues, type DishValues, newDishValues } from '../../rules/dish-values.ts'
import { editedFields } from '../../rules/edited-fields.ts'
import { dishFormTexts } from '../../texts/dish-form-texts.ts'
import { officeMenuProblems } from '../../texts/office-problem-texts.ts'
import { useDishes } from './menu-queries.ts'
import { useDishCreation, useDishEdit } from './use-dish-changes.ts'
import { useSchemaAssignment } from './use-schema-assignment.ts'

export type DishFormState = ReturnType<typeof useEditDishForm>['form']

/**
 * The form of a dish, which may be edited by others meanwhile: then `conflict` says to what, and how to take that over
 * without losing what was typed. Until somebody does, saving is rejected. What was edited is sent and nothing else.
 */
export function useEditDishForm(dish: MenuItem, onDone: () => void) {
  const { base, before, conflictIn, setRejected, takeOver } = useEditBase(dish, dishValues)
  const form = useOfficeForm<DishValues>({
    ...useFields(),
    initial: before,
    send: async (values) => {
      const edited = editedFields(before, values, DishForm.parse(values))
      const saved = await edit.send({ id: dish.id, ...edited, updatedAt: base.updatedAt })
      if (!saved) return
      takeOver(saved)
      onDone()
    },
  })
  const edit = useDishEdit({
    handleFailure(error) {
      const isStale = isStaleDish(error)
      setRejected(isStale)
      return isStale || form.reject(error)
    },
  })

  return { form, conflict: conflictIn(form) }
}

/**
 * The form of a new dish and of what it offers, which are two calls. Where the second one fails, sending again sends what
 * is left: the dish is not made twice.
 */
export function useAddDishForm(categoryId: string, onDone: () => void) {
  const [initial] = useState(() => newDishValues(categoryId))
  const [schemas, setSchemas] = useState<readonly ChosenSchema[]>([])
  const [made, setMade] = useState<{ readonly dish: MenuItem; readonly values: DishValues }>()
  /** It has been told that somebody else has changed the dish since it was made: sending again goes on from there. */
  const [isTold, setTold] = useState(false)
  const { data: dishes } = useDishes()

  const form = useOfficeForm<DishValues>({
    ...useFields(),
    initial,
    send: async (values) => {
      const dish = made ? await change(made, values) : await creation.send(DishForm.parse(values))
      if (!dish) return
      setMade({ dish, values })
      if (schemas.length === 0 || (await assign({ dish, chosen: schemas, previous: [] }))) onDone()
    },
  })
  const creation = useDishCreation({ handleFailure: form.reject })
  const edit = useDishEdit({
    handleFailure(error) {
      if (isStaleDish(error)) setTold(true)
      return form.reject(error)
    },
  })
  const assign = useSchemaAssignment()

  async function change({ dish, values: before }: NonNullable<typeof made>, values: DishValues) {
    const edited = editedFields(before, values, DishForm.parse(values))
    if (Object.keys(edited).length === 0) return dish
    const now = isTold ? dishes?.find(({ id }) => id === dish.id) : dish
    return await edit.send({ id: dish.id, ...edited, updatedAt: now?.updatedAt })
  }
  return { form, schemas, setSchemas }
}

function isStaleDish(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'menu.dish-stale'
}

/** What the forms of a dish have in common. */
function useFields() {
  const { problems } = useTexts(dishFormTexts)
  return {
    schema: DishForm,
    fieldTexts: {
      name: { required: problems.name },
      description: { required: problems.description },
      price: { required: problems.price, invalid: problems.priceForm },
      categoryId: { required: problems.category },
      imageUrl: { invalid: problems.picture },
      tags: { invalid: problems.tags },
    },
    problems: officeMenuProblems,
  }
}
