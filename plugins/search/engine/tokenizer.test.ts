import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenizer';

function wordsOf(text: string): string[] {
  return tokenize(text).map(({ word }) => word);
}

describe('tokenize', () => {
  it('folds accents and capitals, and keeps the ñ', () => {
    expect(wordsOf('¿Configuración del AÑO?')).toEqual(['configuracion', 'del', 'año']);
  });

  it('finds a code whole and in pieces, however it is joined', () => {
    expect(wordsOf('DLF-1203')).toEqual(['dlf1203', 'dlf', '1203']);
    expect(wordsOf('3*ABA-001')).toEqual(['3', 'aba001', 'aba', '001']);
  });

  it('takes names that join words for the words', () => {
    expect(wordsOf('AdminServidor.exe')).toEqual(['admin', 'servidor', 'exe']);
    expect(wordsOf('codigoBarras')).toEqual(['codigo', 'barras']);
    expect(wordsOf('ventas-facturar')).toEqual(['ventas', 'facturar']);
  });

  it('reads each name of a menu path', () => {
    expect(wordsOf('Archivos > Maestros > Clientes')).toEqual(['archivos', 'maestros', 'clientes']);
  });

  it('leaves out sums of money', () => {
    expect(wordsOf('cuesta $ 21.000')).toEqual(['cuesta']);
  });

  it('says where each word stands', () => {
    expect(tokenize('el «precio»')[1]).toEqual({ word: 'precio', start: 4, end: 10 });
  });
});
