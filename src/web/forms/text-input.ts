interface TextForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  readonly errors: Readonly<Partial<Record<Name, string>>>
  change(part: Partial<Record<Name, string>>): void
}

/** The props that connect a text control with a value of the form: its name, value, error and change handler. */
export function textInput<Name extends string>(form: TextForm<NoInfer<Name>>, name: Name) {
  return {
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange(event: { readonly target: { readonly value: string } }) {
      form.change({ [name]: event.target.value } as Partial<Record<Name, string>>) // TypeScript gives a computed key the type string
    },
  }
}
