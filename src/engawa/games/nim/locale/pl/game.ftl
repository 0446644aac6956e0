seat-name = Gracz { $number }
ask-take = { $stones ->
    [one] { $seat }: został { $stones } kamień. Ile zabrać?
    [few] { $seat }: zostały { $stones } kamienie. Ile zabrać?
   *[many] { $seat }: zostało { $stones } kamieni. Ile zabrać?
}
do-take = weź { $number }
event-drew = { $seat } losuje tabu.
event-token-seen = To { $number }.
event-took = { $seat } bierze { $number }; zostaje { $left }.
event-is-stuck = { $seat } nie może nic wziąć.
refused-too-few-stones = { $stones ->
    [one] Jest tylko { $stones } kamień, więc nie można wziąć { $number }.
    [few] Są tylko { $stones } kamienie, więc nie można wziąć { $number }.
   *[many] Jest tylko { $stones } kamieni, więc nie można wziąć { $number }.
}
refused-taboo = { $number } to twoje tabu, więc tylu kamieni nigdy nie bierzesz.
ending-stuck = { $seat } wygrywa.

# What is agreed on before a game
option-stones = Ile kamieni
option-stones-about = Zwykle 15; im więcej kamieni, tym dłuższa gra.
