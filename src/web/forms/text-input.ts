interface TextForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  readonly errors: Readonly<Partial<Record<Name, string>>>
  change(part: Partial<Record<Name, string>>): void
}

/** What makes a text control that of a form's value: its name, the value, what is wrong with it, and its change. */
export function textInput<Name extends string>(form: TextForm<NoInfer<Name>>, name: Name) {
  return {
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange(event: { readonly target: { readonly value: string } }) {
      form.change({ [name]: event.target.value } as Partial<Record<Name, string>>) // a computed key is any string
    },
  }
}
