interface Named {
  readonly name: string
  readonly nameVi: string | null
}

interface Described extends Named {
  readonly description: string
  readonly descriptionVi: string | null
}

/** The texts of a dish that guests read, in both languages. */
export function dishTranslations({ name, nameVi, description, descriptionVi }: Described) {
  return { name: [name, nameVi], description: [description, descriptionVi] } as const
}

/** The texts of a category that guests read, in both languages. Its description is only for the office. */
export function categoryTranslations({ name, nameVi }: Named) {
  return { name: [name, nameVi] } as const
}
