/** What an injected script calls. No page of ours holds it, and no random text can. */
export const mark = 'zzInjected'

/** Short enough for every field, each by what it tries to break out of. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'an element of a script': `</script><script>${mark}()</script>`,
  'a double-quoted attribute': `"><img src=x onerror=${mark}()>`,
  'a single-quoted attribute': `' onmouseover='${mark}()`,
  'a text, by an element that needs no script': `<svg/onload=${mark}()>`,
  'a link': `javascript:${mark}()`,
  'a link that hides its kind': `java\tscript:${mark}()`,
  Markdown: `[zz](javascript:${mark}()) ![zz](x" onerror="${mark}())`,
  'Markdown, by an address': `<javascript:${mark}()> https://zz.example/"onclick="${mark}()`,
  'a template': `{{${mark}()}} \${${mark}()} <%= ${mark}() %>`,
  'a section of XML': `]]><zz:injected/><!-- ${mark}`,
  'a comment': `--><script>${mark}()</script><!--`,
  'a line of a script': `\u2028${mark}()//\u2029<!--<script>`,
  'what was escaped before': `&lt;script&gt;${mark}()&lt;/script&gt;`,
  'its direction': `\u202E\u2066)(detcejnIzz\u2069\u200F${mark}`,
  'a cell': `=cmd|'/C ${mark}'!A0`,
  'a line of a file': `zz\r\nATTENDEE:${mark}\r\nX-Injected: ${mark}`,
  'a line, encoded': `%0d%0aX-Injected:%20${mark}`,
  'an object': `__proto__ constructor ${mark}`,
}
