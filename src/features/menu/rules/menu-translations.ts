interface Named {
  readonly name: string
  readonly nameVi: string | null
}

interface Described extends Named {
  readonly description: string
  readonly descriptionVi: string | null
}

/** What guests read of a dish, in both languages. */
export function dishTranslations({ name, nameVi, description, descriptionVi }: Described) {
  return { name: [name, nameVi], description: [description, descriptionVi] } as const
}

/** What guests read of a category, in both languages; its description is for the office. */
export function categoryTranslations({ name, nameVi }: Named) {
  return { name: [name, nameVi] } as const
}
