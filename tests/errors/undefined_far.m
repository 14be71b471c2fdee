qwzx_unheard_of(3)
