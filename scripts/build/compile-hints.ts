/** What a tap on a dish waits for; nearly all of it runs at the first tap. */
const compiledAhead = ['dish-dialog', 'dialogs']

/**
 * Begins a file of the browser's build whose functions V8 compiles when it comes: V8 else compiles each at its first
 * call, which is the tap. Other browsers read a comment.
 */
export function compileHint({ name }: { readonly name: string }): string {
  return compiledAhead.includes(name) ? '//# allFunctionsCalledOnLoad' : ''
}
