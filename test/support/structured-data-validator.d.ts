/** The package has no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING'
    readonly issueMessage: string
    /** `schemaOrg` where the vocabulary has no such type or property. */
    readonly errorType?: 'schemaOrg'
  }
  export default class Validator {
    constructor(vocabulary: object)
    validate(found: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<Issue[]>
  }
}
