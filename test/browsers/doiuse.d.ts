/** The package brings types, and no way to find them. */
declare module 'doiuse/lib/DoIUse.js' {
  import type { Result, Root } from 'postcss'

  export default class DoIUse {
    constructor(options: {
      readonly browsers: readonly string[]
      readonly onFeatureUsage: (usage: { readonly feature: string }) => void
    })
    postcss(root: Root, result: Result): Promise<void> | void
  }
}
