import { createContext } from 'react'

/**
 * Marks, while a page is rendered on the server, the inline scripts that the page's policy may trust. The server removes
 * the mark before it sends the page, and the browser never has one.
 */
export const ScriptNonce = createContext<string | undefined>(undefined)
