import { expect, test } from 'vitest';
import { plainText } from './plain-text';

const PAGE = `# Cierre de caja

> Cuente el efectivo.

Delfín 8.4.0 · <https://ayuda.example.com/docs/delfin/cierre/>

## Pasos

1. Abra **Movimientos > Cierre**, con [permiso](https://ayuda.example.com/quien-puede).

   Queda abierto.
2. Pulse **Grabar** (F9).
   - Una vez.

| Campo | Qué escribir |
| - | - |
| **Base** \\* | El dinero. |
| Nota | |

| Concepto | T01 | T03 |
| - | - | - |
| Base | $ 200.000 | $ 0 |

\`\`\`text
a = 1
\`\`\`

---

> Importante
>
> No se anula.
`;

test('a page in Markdown becomes text without marks, with a line for each row and the address of the page alone', () => {
  expect(plainText(PAGE)).toBe(`Cierre de caja

Cuente el efectivo.

Delfín 8.4.0 · https://ayuda.example.com/docs/delfin/cierre/

Pasos

1. Abra Movimientos > Cierre, con permiso.
   Queda abierto.
2. Pulse Grabar (F9).
   • Una vez.

• Base *: El dinero.
• Nota

• Base: T01: $ 200.000; T03: $ 0

a = 1

Importante
No se anula.`);
});
